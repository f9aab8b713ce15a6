import type { FigureTexts } from '../figures.ts'

export const figures: FigureTexts = {
  centre: {
    label:
      'Dve veže drakobijcov. Na ľavej stojí vedľa dvoch žetónov hrdinu ešte jedno monštrum: v strede nikto nie je. Na pravej leží žetón hrdinu na všetkých troch poliach a hrdina stojí v strede.',
    caption: 'Stred uzavrie aj jediné monštrum. Len čo sú všetky tri polia oslobodené, môžeš doň vstúpiť.',
  },
  liberated: {
    label:
      'Rovnaký dielik dvakrát. Najprv stojí pri kupcoch monštrum úrovne 1. Potom tam leží žetón obchodu hrdinu, ktorý ho porazil, a meče zmizli.',
    caption: 'Žetón víťaza ukazuje, že je pole oslobodené, a to pre všetkých a natrvalo.',
  },
  influence: {
    label:
      'Dva dieliky vedľa seba. Okolo všetkých polí, na ktoré siaha elementál ohňa, vedie čiara; okolo polí elementála vody iná. Niektoré polia ležia vnútri oboch.',
    caption:
      'Elementál pôsobí na svojom poli a na všetkých okolo. Kde sa stretne oheň s vodou, nepôsobí ani jeden.',
  },
  mining: {
    label:
      'Rovnaká hora dvakrát. Vľavo na nej leží jeden tvoj žetón, vpravo dva žetóny, ktoré tam zostali po oslobodení.',
    caption: 'S jedným svojím žetónom tu už ťažiť nemôžeš; s dvoma ešte áno, a jeden z nich odložíš.',
  },
}
