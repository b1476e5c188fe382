/** The chunk of the form of a record; asked for before it is needed. */
export const loadRecordEditor = () => import('./record-editor.tsx').then(({ RecordEditor }) => RecordEditor)
