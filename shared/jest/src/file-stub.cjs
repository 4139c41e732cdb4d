/** What an imported file (font, picture, style sheet) is in a unit test: an address. */
module.exports = 'file-stub'
