/** Demo users who see different things. */
export const PEOPLE = {
  admin: '管理员',
  manager: '经理',
  follow: '跟进经理',
  finance: '财务',
  sales: '业务员',
  service: '客服',
  provider: '服务商员工',
  viewer: '只读',
} as const

const NAME = 'user'

/** Returns the user the page is shown as: `?user=viewer`. */
export function userOf(search: string, otherwise: keyof typeof PEOPLE = 'manager'): string {
  const asked = new URLSearchParams(search).get(NAME)
  return asked !== null && Object.hasOwn(PEOPLE, asked) ? asked : otherwise
}
