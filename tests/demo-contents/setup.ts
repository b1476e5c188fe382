import { keepContents } from './contents.ts'

export const setup = keepContents
