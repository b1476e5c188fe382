import { css } from '../../../lib/styled-system/css/index.js'

/** Words of the header that a phone has no room for: they are heard and not seen there. */
export const onWide = css({ '@media (max-width: 559px)': { srOnly: true } })
