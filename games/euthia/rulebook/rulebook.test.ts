import { describeRulebook } from '../../testing/rulebook.ts'
import rules from './rules.json' with { type: 'json' }

describeRulebook({
  folder: new URL('./', import.meta.url),
  prefix: 'EU',
  rules,
  counts: { rules: 465, rulings: 115, examples: 29 },
  figures: [],
  names: ['Áel'],
})
