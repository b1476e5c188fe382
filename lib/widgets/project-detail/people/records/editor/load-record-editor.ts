/** The chunk of the record form; loaded before it is needed. */
export const loadRecordEditor = () => import('./record-editor.tsx').then(({ RecordEditor }) => RecordEditor)
