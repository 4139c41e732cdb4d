import { PhoneList } from '../features/picture-list/picture-list'

const DesignCardsListScreen = () => <PhoneList type="card" />

export default DesignCardsListScreen
