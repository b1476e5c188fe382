import type { Locale } from '../messages.ts'
import { commonEnglish } from './common.ts'
import { configGridEnglish } from './config-grid.ts'
import { gridDialogEnglish } from './grid-dialogs.ts'
import { feeExaminationEnglish } from './fees/fee-examinations.ts'
import { feeExpenseEnglish } from './fees/fee-expense.ts'
import { feeIncomeEnglish } from './fees/fee-income.ts'
import { feeTabEnglish } from './fees/fee-tab.ts'
import { fieldEnglish } from './fields/field.ts'
import { flowGuideEnglish } from './flow/flow-guide.ts'
import { flowTabEnglish } from './flow/flow-tab.ts'
import { formEnglish } from './fields/form.ts'
import { formCompareEnglish } from './documents/form-compare.ts'
import { formPreviewEnglish } from './documents/form-preview.ts'
import { imageViewerEnglish } from './documents/image-viewer.ts'
import { flowFinishEnglish } from './flow/flow-finish.ts'
import { caseChangesEnglish } from './project-detail/case-changes.ts'
import { loanOrganisationEnglish } from './project-detail/loan-organisations.ts'
import { memberGroupsEnglish } from './project-detail/member-groups.ts'
import { memberRecordEnglish } from './project-detail/member-records.ts'
import { paperUploadEnglish } from './documents/paper-upload.ts'
import { rolesTabEnglish } from './roles-tab.ts'
import { papersTabEnglish } from './documents/papers-tab.ts'
import { payCodeEnglish } from './fees/pay-codes.ts'
import { pdfEnglish } from './documents/pdf.ts'
import { peopleEnglish } from './project-detail/people.ts'
import { projectDetailEnglish } from './project-detail/project-detail.ts'
import { recommendationEnglish } from './project-detail/recommendations.ts'
import { sessionCityEnglish } from './session-city.ts'

/**
 * English texts where the specification gives them, Chinese elsewhere.
 *
 * @public
 */
export const en: Locale = {
  name: 'en',
  messages: {
    common: commonEnglish,
    field: fieldEnglish,
    form: formEnglish,
    memberRecords: memberRecordEnglish,
    memberGroups: memberGroupsEnglish,
    caseChanges: caseChangesEnglish,
    payCodes: payCodeEnglish,
    people: peopleEnglish,
    projectDetail: projectDetailEnglish,
    configGrid: configGridEnglish,
    gridDialogs: gridDialogEnglish,
    imageViewer: imageViewerEnglish,
    pdf: pdfEnglish,
    feeTab: feeTabEnglish,
    flowTab: flowTabEnglish,
    formPreview: formPreviewEnglish,
    formCompare: formCompareEnglish,
    loanOrganisations: loanOrganisationEnglish,
    recommendations: recommendationEnglish,
    feeExaminations: feeExaminationEnglish,
    feeExpense: feeExpenseEnglish,
    feeIncome: feeIncomeEnglish,
    flowFinish: flowFinishEnglish,
    flowGuide: flowGuideEnglish,
    papersTab: papersTabEnglish,
    rolesTab: rolesTabEnglish,
    paperUpload: paperUploadEnglish,
    sessionCity: sessionCityEnglish,
  },
}
