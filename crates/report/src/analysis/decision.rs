//! Decisions: those that cost most, and all of them.

use fracas_lab::{Decision, Permille};

use super::AnalysisPage;
use crate::page::Html;

/// How many of the dearest choices are told in full.
const DEAREST: usize = 6;
/// The least cost that is worth telling.
const WORTH_TELLING: Permille = Permille(10);

pub(super) fn dearest(page: &AnalysisPage<'_>) -> Html {
    let dearest = page.analysis.dearest();
    let told = dearest.into_iter().filter(|decision| WORTH_TELLING <= decision.cost);
    let told: String = told.take(DEAREST).map(|decision| in_full(page, decision)).collect();
    if told.is_empty() {
        return Html::paragraph("No choice cost as much as a point.");
    }
    Html::markup(format!("<ol class=\"dear\">\n{told}</ol>\n"))
}

fn in_full(page: &AnalysisPage<'_>, decision: &Decision) -> String {
    let class = decision.mark.map_or("none", |mark| mark.name());
    let mark = decision.mark.map(|mark| format!("{mark}, ")).unwrap_or_default();
    let option = |word: &str, judged: &fracas_lab::Judged, class: &str| {
        format!(
            "<div class=\"option {class}\"><span>{word}</span><b>{}</b><i>{}</i>\
             <u style=\"width:{:.1}%\"></u></div>\n",
            Html::text(&judged.label),
            judged.value,
            100.0 * judged.value.share(),
        )
    };
    format!(
        "<li class=\"{class}\"><p><b>{}. {}</b> · {}<span class=\"cost\">{mark}{} points \
         <small>± {}</small></span></p>\n{}{}{}</li>\n",
        decision.number,
        Html::text(page.name(decision.seat)),
        Html::text(&decision.moment),
        (-decision.cost).signed(),
        decision.margin.points(),
        option("chose", &decision.made, "made"),
        option("better", &decision.best, "best"),
        line(page, decision),
    )
}

/// Says what was to be expected after the best choice.
fn line(page: &AnalysisPage<'_>, decision: &Decision) -> String {
    let steps = decision.line.iter().skip(1);
    let steps: Vec<String> =
        steps.map(|step| format!("{}: {}", page.name(step.seat), step.label)).collect();
    if steps.is_empty() {
        return String::new();
    }
    let steps = Html::text(&steps.join("; "));
    format!("<p class=\"faint\">Then probably {steps}.</p>\n")
}

pub(super) fn all(page: &AnalysisPage<'_>) -> Html {
    let rows: String = page.analysis.decisions.iter().map(|decision| row(page, decision)).collect();
    if rows.is_empty() {
        return Html::paragraph("Nothing was decided yet.");
    }
    Html::markup(format!(
        "<table class=\"moves\">\n<thead><tr><th>#</th><th>who</th><th>choice, and what was best</th>\
         <th>before</th><th>cost</th></tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n"
    ))
}

fn row(page: &AnalysisPage<'_>, decision: &Decision) -> String {
    let Decision { number, seat, made, best, cost, .. } = decision;
    let before = page.analysis.expected[number - 1][seat.index()];
    let better = if Permille(0) < *cost {
        format!("<div class=\"better\">better: {}</div>", Html::text(&best.label))
    } else {
        String::new()
    };
    let told = Html::text(&decision.told.join(" "));
    let cost = if Permille(0) < *cost { (-*cost).signed() } else { "–".to_owned() };
    let mark = decision.mark.map(|mark| format!("<small>{mark}</small>")).unwrap_or_default();
    let class = decision.mark.map_or("none", |mark| mark.name());
    format!(
        "<tr class=\"{class}\"><td>{number}</td><td><span class=\"key\" \
         style=\"background:var(--s{})\"></span>{}</td><td><small>{}</small><div>{}</div>{better}\
         <div class=\"told\">{told}</div></td><td>{before}</td><td>{cost}{mark}</td></tr>\n",
        seat.index() % 6 + 1,
        Html::text(page.name(*seat)),
        Html::text(&decision.moment),
        Html::text(&made.label),
    )
}
