const rubles = { style: 'currency', currency: 'RUB', currencyDisplay: 'narrowSymbol' } as const;

/** Sums, numbers and sizes in words. */
export function createNumberFormat(locale: string) {
  const sums = new Intl.NumberFormat(locale, rubles);
  const numbers = new Intl.NumberFormat(locale);
  const rounded = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1, ...options });
  const percents = rounded({ style: 'percent' });

  return {
    money: (kopecks: number) => sums.format(kopecks / 100),
    number: (value: number) => numbers.format(value),
    /** Of a share: 0.125 is «12,5 %». */
    percent: (share: number) => percents.format(share),
    /** «2,4 МБ»: by 1024, as the limits of uploads are counted. */
    bytes(count: number) {
      const kilobytes = count / 1024;
      if (kilobytes < 1000) return rounded({ style: 'unit', unit: 'kilobyte' }).format(kilobytes);
      return rounded({ style: 'unit', unit: 'megabyte' }).format(kilobytes / 1024);
    },
  };
}
