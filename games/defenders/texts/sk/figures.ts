import type { FigureTexts } from '../figures.ts'

export const figures: FigureTexts = {
  places: {
    caption: 'Rad dáva písmeno, stĺpec číslo. Jadro je D7.',
    label:
      'Celý plán v ráme. Po strane stoja písmená radov A až G, hore čísla stĺpcov 1 až 13. Hex v rade C pod číslom 8 sa volá C8, jadro uprostred D7.',
  },
  'first-walls': {
    caption: 'Začiatok hry: od šípky jadra múr, múr, mašina a oproti ich zrkadlový obraz.',
    label:
      'Jadro so šípkou. Na lúči od šípky je prvý múr, naň vpravo nadväzuje druhý a na ten mašina, čelom od múrov. Na opačnej strane jadra stojí to isté zrkadlovo, nadväzuje sa vľavo.',
  },
  trail: {
    caption:
      'Chodník lesom je obtiahnutý. Svieti každý hex, kde sa pohyb môže skončiť; za mecha a cez múry nevedie.',
    label:
      'Vodkyňa stojí na západnom konci pásu lesov. Po lesoch dôjde až na C8, cesta je vybodkovaná. Svietia aj hory vedľa chodníka. Na východnom konci stojí v lese mech: tam sa pohyb skončiť môže, ďalej už chodník nevedie. Cez dva múry pri druhom lese sa vyjsť nedá.',
  },
  engine: {
    caption: 'Smer vpravo: mašina obchádza hex po svojej pravici a na každej opustenej hrane nechá múr.',
    label:
      'Mašina na zvislej hrane ide nahor. Dvoma krokmi zatočí okolo hexu po svojej pravici: prvý krok na jeho ľavú hornú hranu, druhý na pravú hornú. Na dvoch opustených hranách sú múry.',
  },
  rim: {
    caption: 'Po okraji sa nezastavuje: celý prejazd je jeden krok a múry zostanú aj na okraji.',
    label:
      'Mašina vychádza z hrany pri severnom okraji plánu a obchádza rohový hex. Jeho vonkajšie strany ležia na okraji, zastaví až na ďalšej hrane medzi dvoma hexmi. Múr má východisková hrana aj všetky okrajové.',
  },
  enclosed: {
    caption: 'Ohraničený je len prvý hex: prielom je stále múr, mašina ani okraj plánu nie.',
    label:
      'Tri hexy vedľa seba. Prvý má šesť múrov, jeden je prelomený: je ohraničený. Druhý má päť múrov a na šiestej strane mašinu: nie je. Tretí leží na okraji, má päť múrov a šiestou stranou je holý okraj: nie je.',
  },
  radar: {
    caption: 'Radar sa otáča od šípky jadra v smere strojov. Stavia sa na hexe 1, hex 2 počká.',
    label:
      'Šípka jadra mieri nahor. Od nej sa priamka otáča vpravo a ako prvý zasiahne ohraničený hex na severovýchode, označený 1. Druhý ohraničený hex na východe má číslo 2.',
  },
}
