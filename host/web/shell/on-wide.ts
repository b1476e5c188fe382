import './on-wide.css'

/** Words of the header that a phone has no room for: they are heard and not seen there. */
export const onWide = 'portal-on-wide'
