import { ApiError } from '@campus/shared/api/ApiError';
import { listNewsTags, type ListedTag } from '@campus/shared/contract/media/taxonomyCalls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import deskEn from '../content/list/locales/en.json';
import deskRu from '../content/list/locales/ru.json';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import ownEn from './locales/en.json';
import ownRu from './locales/ru.json';
import { TagsScreen } from './TagsScreen';

interface Sample {
  number: number;
  name: string;
  en?: string;
  slug?: string;
  uses?: number;
  version?: number;
}

export const tagOf = ({ number, name, en, slug, uses = 0, version = 1 }: Sample): ListedTag => ({
  id: `0b6a4b5e-9d5a-4c1e-8a0e-${String(number).padStart(12, '0')}`,
  name,
  slug: slug ?? `tag-${number}`,
  staff: { name: { ru: name, en }, uses, version },
});

/** What a test of these screens needs to speak. */
export const textsOfDesk = {
  namespace: 'media',
  locales: { ru: { ...ru, ...deskRu, ...ownRu }, en: { ...en, ...deskEn, ...ownEn } },
};

const grants = tagOf({ number: 1, name: 'Гранты', en: 'Grants', slug: 'grants', uses: 3 });
const science = tagOf({ number: 2, name: 'Наука', slug: 'science' });
const sport = tagOf({ number: 3, name: 'Спорт', slug: 'sport', uses: 7 });
const all: readonly ListedTag[] = [grants, science, sport];

const answer = (tags: readonly ListedTag[] | ApiError) =>
  stub(listNewsTags, () => (tags instanceof ApiError ? tags : [...tags]));

async function row(name: RegExp) {
  await screen.findAllByText(name);
  return within(screen.getByRole('row', { name }));
}
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((one) => within(one).getAllByRole('cell')[0]?.textContent);
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

interface Opening {
  url?: string;
  language?: 'ru' | 'en';
  tags?: readonly ListedTag[] | ApiError;
  role?: Role;
}

/** The screen of tags for tests, with three of them, and what a person does there. */
export function openTags(opening: Opening = {}) {
  const { url = '/admin/media/tags', language = 'ru', tags = all, role = 'ADMIN' } = opening;
  answer(tags);
  const view = renderScreen(<TagsScreen />, {
    url,
    language,
    texts: textsOfDesk,
    roles: [role],
  });
  return { ...view, all, grants, science, sport, answer, row, names, press, field };
}
