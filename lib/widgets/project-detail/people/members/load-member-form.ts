/** The chunk of the form; asked for before it is needed. */
export const loadMemberForm = () => import('./member-form.tsx').then(({ MemberForm }) => MemberForm)
