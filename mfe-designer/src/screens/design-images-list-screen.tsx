import { PhoneList } from '../features/phone-lists/phone-list'

const DesignImagesListScreen = () => <PhoneList type="image" />

export default DesignImagesListScreen
