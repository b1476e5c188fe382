/** Who acts where no person does: the back end itself, as the rows and the trail name it. */
export const SYSTEM_ACCOUNT = 'system'
/** What people read for it. */
export const SYSTEM_NAME = '系统'
