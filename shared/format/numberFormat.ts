const rubles = { style: 'currency', currency: 'RUB', currencyDisplay: 'narrowSymbol' } as const;

const rounded = { maximumFractionDigits: 1 } as const;

function formatter(locale: string, options?: Intl.NumberFormatOptions) {
  let made: Intl.NumberFormat | undefined;
  // Intl instances are slow to make, so each waits for its first use.
  return (value: number) => (made ??= new Intl.NumberFormat(locale, options)).format(value);
}

/** Sums, numbers and sizes in words. */
export function createNumberFormat(locale: string) {
  const sum = formatter(locale, rubles);
  const kilobytes = formatter(locale, { ...rounded, style: 'unit', unit: 'kilobyte' });
  const megabytes = formatter(locale, { ...rounded, style: 'unit', unit: 'megabyte' });
  return {
    money: (kopecks: number) => sum(kopecks / 100),
    number: formatter(locale),
    /** Of a share: 0.125 is «12,5 %». */
    percent: formatter(locale, { ...rounded, style: 'percent' }),
    /** «2,4 МБ»: by 1024, as the limits of uploads are counted. */
    bytes(count: number) {
      const thousands = count / 1024;
      return thousands < 1000 ? kilobytes(thousands) : megabytes(thousands / 1024);
    },
  };
}
