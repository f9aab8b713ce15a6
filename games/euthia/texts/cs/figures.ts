import type { FigureTexts } from '../figures.ts'

export const figures: FigureTexts = {
  centre: {
    label:
      'Dvě věže drakobijců. Na levé stojí vedle dvou žetonů hrdiny ještě jedno monstrum: ve středu nikdo není. Na pravé leží žeton hrdiny na všech třech polích a hrdina stojí ve středu.',
    caption:
      'Střed uzavře i jediné monstrum. Jakmile jsou všechna tři pole osvobozená, můžeš do něj vstoupit.',
  },
  liberated: {
    label:
      'Stejný dílek dvakrát. Nejdřív stojí u kupců monstrum úrovně 1. Potom tam leží žeton obchodu hrdiny, který ho porazil, a meče zmizely.',
    caption: 'Žeton vítěze ukazuje, že je pole osvobozené, a to pro všechny a natrvalo.',
  },
  influence: {
    label:
      'Dva dílky vedle sebe. Kolem všech polí, na která dosáhne elementál ohně, vede čára; kolem polí elementála vody jiná. Některá pole leží uvnitř obou.',
    caption: 'Elementál působí na svém poli a na všech kolem. Kde se potká oheň s vodou, nepůsobí ani jeden.',
  },
  mining: {
    label:
      'Stejná hora dvakrát. Vlevo na ní leží jeden tvůj žeton, vpravo dva žetony, které tam zbyly po osvobození.',
    caption: 'S jedním svým žetonem už tu těžit nemůžeš; se dvěma ještě ano, a jeden z nich odložíš.',
  },
}
