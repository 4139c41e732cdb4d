/** Words around every legal text. */
export const ar = {
  since: 'سارية منذ',
  contents: 'في هذه الصفحة',
}
