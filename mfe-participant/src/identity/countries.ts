const codes =
  'RU AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW';

/** Countries to be a citizen of, by name in the reader’s language, Russia first. */
export function countriesIn(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const [home, ...others] = codes
    .split(' ')
    .map((value) => ({ value, label: names.of(value) ?? value }));
  const { compare } = new Intl.Collator(language);
  return [home, ...others.sort((one, other) => compare(one.label, other.label))].filter(
    (country) => country !== undefined,
  );
}
