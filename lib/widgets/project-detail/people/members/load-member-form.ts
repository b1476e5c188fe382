/** The chunk of the form; loaded before it is needed. */
export const loadMemberForm = () => import('./member-form.tsx').then(({ MemberForm }) => MemberForm)
