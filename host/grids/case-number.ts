import { id, project } from 'fangkit/domain'

/** The case a row belongs to, shown as the number of the case. */
export const caseNumber = id('项目编号', { indexed: true, serverOwned: true, picks: project.service })
