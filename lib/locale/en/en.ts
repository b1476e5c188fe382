import type { Locale } from '../messages.ts'
import { commonEnglish } from './common.ts'
import { configGridEnglish } from './config-grid.ts'
import { gridDialogEnglish } from './grid-dialogs.ts'
import { feeExaminationEnglish } from './fee-examinations.ts'
import { feeExpenseEnglish } from './fee-expense.ts'
import { feeIncomeEnglish } from './fee-income.ts'
import { feeTabEnglish } from './fee-tab.ts'
import { fieldEnglish } from './field.ts'
import { flowGuideEnglish } from './flow-guide.ts'
import { flowTabEnglish } from './flow-tab.ts'
import { formEnglish } from './form.ts'
import { formCompareEnglish } from './form-compare.ts'
import { formPreviewEnglish } from './form-preview.ts'
import { imageViewerEnglish } from './image-viewer.ts'
import { flowFinishEnglish } from './flow-finish.ts'
import { loanOrganisationEnglish } from './loan-organisations.ts'
import { memberRecordEnglish } from './member-records.ts'
import { paperUploadEnglish } from './paper-upload.ts'
import { rolesTabEnglish } from './roles-tab.ts'
import { papersTabEnglish } from './papers-tab.ts'
import { payCodeEnglish } from './pay-codes.ts'
import { pdfEnglish } from './pdf.ts'
import { peopleEnglish } from './people.ts'
import { projectDetailEnglish } from './project-detail.ts'
import { recommendationEnglish } from './recommendations.ts'
import { sessionCityEnglish } from './session-city.ts'

/**
 * English where the specification gives an English text, Chinese elsewhere.
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
