/** Tests and what only they use: neither measured nor held to the order of folders. */
export const isTest = (file: string): boolean =>
  /\.(?:test|spec|fixture)\.tsx?$|^e2e\/(?:tests|gallery|faults|backend\/(?:.+\/)?testing)\/|^shared\/testing\//.test(
    file,
  );
