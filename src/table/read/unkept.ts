/** Whether an error says that nothing could be kept, for those who see the store through the table alone. */
export { isUnkept } from '../../store/trouble.js';
