import { PictureList } from '../features/picture-list/picture-list'

const DesignImagesListScreen = () => <PictureList type="image" />

export default DesignImagesListScreen
