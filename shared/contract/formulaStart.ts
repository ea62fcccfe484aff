/** How a cell begins that a spreadsheet would run as a formula, whatever stands on its other lines. */
export const formulaStart = /^[=+\-@\t\r]/;
