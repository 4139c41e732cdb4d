/** A sign-in goes on with a proof only; the route says which, in the words of the contract. */
export class ProofDemand extends Error {
  override name = 'ProofDemand'
  constructor(readonly kind: 'work' | 'sms') {
    super(`a proof is wanted: ${kind}`)
  }
}
