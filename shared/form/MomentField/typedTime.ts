const shapes = [
  /^(?<hour>\d{1,2})\s*[:.,\-\s]\s*(?<minute>\d{1,2})$/,
  /^(?<hour>\d{1,2})(?<minute>\d{2})?$/,
];

/** The time that a person means, as `09:05`: «9:5», «0905», «9.05», «9». */
export function typedTime(text: string): string | undefined {
  const found = shapes.map((shape) => shape.exec(text.trim())?.groups).find(Boolean);
  if (!found) return undefined;
  const { hour = '', minute = '' } = found;
  const isReal = Number(hour) < 24 && Number(minute) < 60;
  return isReal ? `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` : undefined;
}
