/** Words of the two promos. */
export const ar = {
  jokesTitle: 'ضحكة قبل أن يبدأ يومك',
  jokesLead: 'نوادر جحا، وأجوبة التلاميذ، وما يدور في كل بيت: نكت قصيرة ونظيفة، تقرؤها وحدك أو ترويها للعائلة.',
  jokesMore: 'المزيد من النكت',
  quotesTitle: 'سطر يبقى معك طول النهار',
  quotesLead: 'أبيات وحكم عاشت لأنها قالت الكثير في القليل. في الداخل تنسخها بضغطة، وترسلها لمن تحب.',
  quotesMore: 'المزيد من الاقتباسات',
}

/** Of the service's own, for when today's do not come. */
export const jokeOfOurs = {
  name: 'سألوا جحا: أيهما أنفع، الشمس أم القمر؟\nالقمر طبعًا. الشمس تطلع في النهار والدنيا منوّرة، أما القمر فيطلع في الليل حين نحتاج إليه.',
}
export const quoteOfOurs = { name: 'إذا غامرتَ في شرفٍ مَرومِ\nفلا تقنعْ بما دونَ النجومِ', description: 'المتنبي' }
