import { PhoneList } from '../features/phone-lists/phone-list'

const DesignCardsListScreen = () => <PhoneList type="card" />

export default DesignCardsListScreen
