import { refuseFile } from './refuseFile';

/** Zero bytes and other controls, and characters that turn the direction of a text. */
const invisible = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/u;
const path = /[/\\]|^\.+$|^[A-Za-z]:/;
/** `photo.php.jpg`: what some program somewhere may take for its own. */
const inner =
  /\.(?:jpe?g|png|gif|webp|svg|pdf|docx?|xlsx?|zip|rar|7z|exe|com|scr|bat|cmd|ps1|vbs|msi|dll|jar|lnk|hta|js|mjs|html?|xhtml|xml|php\d?|phtml|asp|aspx|jsp|cgi|py|pl|rb|sh)\.[^.]*$/i;

/**
 * The name as it may be kept and shown: composed and trimmed.
 * @throws Refusal 422 for names that only somebody with bad intentions makes.
 */
export function checkFileName(given: string) {
  const name = given.normalize('NFC').trim();
  if (invisible.test(name)) throw refuseFile('FILE_NAME_CHARACTERS');
  if (path.test(name)) throw refuseFile('FILE_NAME_PATH');
  if (name.length > 255) throw refuseFile('FILE_NAME_LONG');
  if (inner.test(name)) throw refuseFile('FILE_NAME_EXTENSIONS');
  return name;
}
