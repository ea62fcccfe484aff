/** Where the project is, from where Jest is run: its modules do not know their own addresses. */
module.exports = { root: process.cwd(), home: process.cwd(), isPackaged: false };
