/** What every web package's tests use: a network that is the test's, rows, and rendering as the shell does. */
export { answer, disconnect, garble, gate, refuse, type Answer, type SeenCall } from './answers'
export { network } from './network'
export { useNetwork } from './use-network'
export { renderWithHost, type Rendered, type RenderOptions } from './render'
export {
  aBackground,
  aCategory,
  aDailyItem,
  aJoke,
  aMessage,
  aName,
  aPage,
  aPicture,
  aQuote,
  aStickerPack,
  aSubscriber,
  aTag,
  aUuid,
  aVideo,
  someDetails,
} from './factories'
export { screen, within, waitFor, waitForElementToBeRemoved, act, fireEvent } from '@testing-library/react'
