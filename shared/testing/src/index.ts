/** What the tests of every web package use: a mocked network, rows, queries, and rendering as the shell does it. */
export { answer, answerMalformed, disconnect, gate, refuse, type Answer, type SeenCall } from './answers'
export { network } from './network'
export { definitionOf, queryAllByAttribute, queryByAttribute } from './queries'
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
