/** Words of the day's leaf. */
export const ar = {
  leafLabel: 'اسم اليوم',
  leafFoot: 'كل صباح ورقة جديدة',
}

/** On the leaf when the day's own does not come. */
export const nameOfTheDay = { name: 'هدى', description: 'الرشاد والطريق الصحيح.' }
