/**
 * The form of an Arabic text under which it is found, however it is written: without diacritics, tatweel, spaces
 * and punctuation, hamza left off its seat, ة as ه and ى as ي, Latin in small letters.
 * @returns at most 120 characters: it is indexed
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u0640ء]/g, '')
    .replace(/[ٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .slice(0, 120)
}
