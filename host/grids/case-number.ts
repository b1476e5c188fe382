import { id, project } from 'fangkit/domain'

/** The case a row belongs to, known by its number. */
export const caseNumber = id('项目编号', { indexed: true, serverOwned: true, picks: project.service })
