/** Words of the price lists. */
export const ar = {
  operatorPrefixes: '{operator}، أرقام {prefixes}',
  and: ' و',
  ownOperator: 'شبكة رقمك',
}
