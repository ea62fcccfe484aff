import { translations } from '../../schema/resources';
import { repeat } from './repeat';
import { sizes } from './sizes';
import { source, type ScaleContext } from './Source';

/** Fills each language up to its size; `known` mnemonics are there already. */
export const scaleTexts = ({ reference }: ScaleContext, known: number) => [
  source(
    translations,
    repeat((sizes.translations - known) * 2, (index) => {
      const number = Math.floor(index / 2) + 1;
      const isRussian = index % 2 === 0;
      return {
        mnemonic: `scale.screen${number % 90}.text${number}`,
        translation: isRussian
          ? `Надпись номер ${number}, которую видно на экране`
          : `Label number ${number} as it is seen on the screen`,
        languageId: isRussian ? reference.languageIds.ru : reference.languageIds.en,
      };
    }),
  ),
];
