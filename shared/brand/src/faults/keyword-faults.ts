import { foldText } from '@yawmi/contract'
import type { WrittenBrand as Brand } from '../schema/schema'

/** What people send to leave, whichever brand they have. */
const CANCEL_DIGIT = '0'

/** Keywords by which the server could not tell what a person wants: it reads a message without its case, marks and diacritics. */
export function keywordFaults({ sms }: Pick<Brand, 'sms'>): string[] {
  const [subscribe, cancel] = [foldText(sms.subscribe), foldText(sms.cancel)]
  return [
    ...(['subscribe', 'cancel'] as const)
      .filter((keyword) => foldText(sms[keyword]) === '')
      .map((keyword) => `sms.${keyword}: must have a letter or a digit`),
    ...(subscribe === CANCEL_DIGIT ? ['sms.subscribe: must not be 0, which cancels with every brand'] : []),
    ...(subscribe === cancel ? ['sms.cancel: must differ from sms.subscribe'] : []),
  ]
}
