/** Words of the two promos, with a joke and verses that the service itself holds. */
export const ar = {
  jokesTitle: 'ضحكة قبل أن يبدأ يومك',
  jokesLead: 'نوادر جحا، وأجوبة التلاميذ، وما يدور في كل بيت: نكت قصيرة ونظيفة، تقرؤها وحدك أو ترويها للعائلة.',
  jokesMore: 'المزيد من النكت',
  jokeQuestion: 'سألوا جحا: أيهما أنفع، الشمس أم القمر؟',
  jokeAnswer: 'القمر طبعًا. الشمس تطلع في النهار والدنيا منوّرة، أما القمر فيطلع في الليل حين نحتاج إليه.',
  quotesTitle: 'سطر يبقى معك طول النهار',
  quotesLead: 'أبيات وحكم عاشت لأنها قالت الكثير في القليل. اضغط على الاقتباس فيُنسخ، وأرسله لمن تحب.',
  quotesMore: 'المزيد من الاقتباسات',
  quoteFirst: 'إذا غامرتَ في شرفٍ مَرومِ',
  quoteSecond: 'فلا تقنعْ بما دونَ النجومِ',
  quoteAuthor: 'المتنبي',
}
