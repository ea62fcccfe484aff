/** Words of zod in fifty languages: every contract would load them, and no test says them. */
module.exports = {};
