import { PhoneList } from '../features/picture-list/picture-list'

const DesignImagesListScreen = () => <PhoneList type="image" />

export default DesignImagesListScreen
