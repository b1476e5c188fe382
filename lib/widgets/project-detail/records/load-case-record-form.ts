/** The chunk of the form; asked for before it is needed. */
export const loadCaseRecordForm = () => import('./case-record-form.tsx').then(({ CaseRecordForm }) => CaseRecordForm)
