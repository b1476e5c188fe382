/** The chunk of the form; loaded before it is needed. */
export const loadCaseRecordForm = () => import('./case-record-form.tsx').then(({ CaseRecordForm }) => CaseRecordForm)
