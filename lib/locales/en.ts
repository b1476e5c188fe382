/** English where the specification gives an English text. */
export { en } from '../locale/en/en.ts'
