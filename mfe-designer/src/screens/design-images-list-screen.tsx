import { OwnStart } from '../features/hub/own-start/own-start'
import { PictureList } from '../features/picture-list/picture-list'
import { loadTakePicture } from './hub/load-take-picture'

const DesignImagesListScreen = () => (
  <PictureList
    type="image"
    ownPicture={<OwnStart type="image" variant="outline" full loadTakePicture={loadTakePicture} />}
  />
)

export default DesignImagesListScreen
