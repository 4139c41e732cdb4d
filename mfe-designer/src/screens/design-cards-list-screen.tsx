import { PictureList } from '../features/picture-list/picture-list'

const DesignCardsListScreen = () => <PictureList type="card" />

export default DesignCardsListScreen
