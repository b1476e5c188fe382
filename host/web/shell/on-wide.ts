import './on-wide.css'

/** Class of header texts that do not fit on a phone: there, only screen readers read them. */
export const onWide = 'portal-on-wide'
