import { describeRulebook } from '../../testing/rulebook.ts'
import rules from './rules.json' with { type: 'json' }

describeRulebook({
  folder: new URL('./', import.meta.url),
  prefix: 'RO',
  rules,
  counts: { rules: 148, rulings: 53 },
  figures: [
    'map',
    'scroll',
    'seats',
    'shape-frame',
    'placement',
    'skip',
    'gap',
    'complete',
    'auction',
    'artifacts',
    'patrol',
    'stack',
  ],
})
