/** The one error class, and how to recognise an error. */
export {
  type Conflict,
  FangkitError,
  type FangkitErrorCode,
  type FangkitErrorKind,
  type FangkitErrorParts,
  isFangkitError,
  toFangkitError,
} from './client/fangkit-error.ts'
