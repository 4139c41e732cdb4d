import { OwnStart } from '../features/hub/own-start/own-start'
import { PictureList } from '../features/picture-list/picture-list'
import { loadTakePicture } from './hub/load-take-picture'

const DesignCardsListScreen = () => (
  <PictureList
    type="card"
    ownPicture={<OwnStart type="card" variant="outline" full loadTakePicture={loadTakePicture} />}
  />
)

export default DesignCardsListScreen
